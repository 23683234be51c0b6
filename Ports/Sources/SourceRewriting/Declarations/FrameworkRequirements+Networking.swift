extension FrameworkRequirements {
  /// The methods of FoundationNetworking, and of extensions of its protocols here.
  static let ofNetworking: [String: [String]] = [
    "URLSessionDelegate": [
      "urlSession(_:didBecomeInvalidWithError:)",
      "urlSession(_:didReceive:completionHandler:)",
    ],
    "URLSessionTaskDelegate": [
      "urlSession(_:didCreateTask:)",
      "urlSession(_:taskIsWaitingForConnectivity:)",
      "urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)",
      "urlSession(_:task:didReceive:completionHandler:)",
      "urlSession(_:task:needNewBodyStream:)",
      "urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)",
      "urlSession(_:task:didCompleteWithError:)",
      "urlSession(_:task:willBeginDelayedRequest:completionHandler:)",
      "urlSession(_:task:didFinishCollecting:)",
    ],
    "URLSessionDataDelegate": [
      "urlSession(_:dataTask:didReceive:completionHandler:)",
      "urlSession(_:dataTask:didBecome:)",
      "urlSession(_:dataTask:didReceive:)",
      "urlSession(_:dataTask:willCacheResponse:completionHandler:)",
    ],
    "URLSessionDownloadDelegate": [
      "urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)",
      "urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:)",
    ],
  ]
}
