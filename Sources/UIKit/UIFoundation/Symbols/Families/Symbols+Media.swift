extension SymbolDefinition {
  /// Sound, pictures, films and books.
  static let media: [SymbolDefinition] = [
    .init(
      "play", [.fill, .circle, .square, .slash], .area("M7 4.8 L19 12 L7 19.2 Z"),
      inside: [.area("M10 8.6 L15.5 12 L10 15.4 Z")]),
    .init(
      "pause", [.fill, .circle, .square],
      .area("M6.8 5.2 H8.8 V18.8 H6.8 Z M15.2 5.2 H17.2 V18.8 H15.2 Z"),
      inside: [.line("M10 9 V15 M14 9 V15")]),
    .init(
      "playpause", [.fill],
      .area("M3 6.5 L11.5 12 L3 17.5 Z M15 7 H15.6 V17 H15 Z M20 7 H20.6 V17 H20 Z")),
    .init("stop", [.fill, .circle], .area("R5 5 14 14 2"), inside: [.area("R9.5 9.5 5 5 0.5")]),
    .init("record.circle", [.fill], .area("O12 12 9"), .holes("P12 12", width: 3.6)),
    .init(
      "forward", [.fill, .circle],
      .area("M3.5 6.5 L11.5 12 L3.5 17.5 Z M12.5 6.5 L20.5 12 L12.5 17.5 Z")),
    .init(
      "backward", [.fill, .circle],
      .area("M20.5 6.5 L12.5 12 L20.5 17.5 Z M11.5 6.5 L3.5 12 L11.5 17.5 Z")),
    .init("forward.end", [.fill], .area("M6 5.5 L15.5 12 L6 18.5 Z"), .line("M18.5 5.5 V18.5")),
    .init("backward.end", [.fill], .area("M18 5.5 L8.5 12 L18 18.5 Z"), .line("M5.5 5.5 V18.5")),
    .init("goforward", [], .line("M12 5 A8 8 0 1 1 5.1 9 M12 2 L15.2 5 L12 8")),
    .init("gobackward", [], .line("M12 5 A8 8 0 1 0 18.9 9 M12 2 L8.8 5 L12 8")),
    .init(
      "shuffle", [.circle, .fine],
      .line(
        "M3 7 H6 C11 7 13 17 18 17 H20.5 M17.5 13.8 L20.8 17 L17.5 20.2 M3 17 H6 C8 17 9.5 15.4 10.6 13.6 M13.4 10.4 C14.5 8.6 16 7 18 7 H20.5 M17.5 3.8 L20.8 7 L17.5 10.2"
      )),
    .init(
      "repeat", [.circle, .fine],
      .line(
        "M4 11 V9.5 A3.5 3.5 0 0 1 7.5 6 H20 M16.5 2.7 L20 6 L16.5 9.3 M20 13 V14.5 A3.5 3.5 0 0 1 16.5 18 H4 M7.5 14.7 L4 18 L7.5 21.3"
      )),
    .init(
      "repeat.1", [],
      .line(
        "M4 11 V9.5 A3.5 3.5 0 0 1 7.5 6 H20 M16.5 2.7 L20 6 L16.5 9.3 M20 16 A3.5 3.5 0 0 1 16.5 18 H4 M7.5 14.7 L4 18 L7.5 21.3 M12 11 L13.5 10 V14.5"
      )),
    .init("speaker", [.fill, .slash], .area("M7 9.5 H10 L15 5.5 V18.5 L10 14.5 H7 Z")),
    .init(
      "speaker.wave.1", [.fill], .area("M5 9.5 H8 L13 5.5 V18.5 L8 14.5 H5 Z"),
      .line("M17 9 A4.6 4.6 0 0 1 17 15")),
    .init(
      "speaker.wave.2", [.fill, .circle, .fine], .area("M4 9.5 H6.5 L11 6 V18 L6.5 14.5 H4 Z"),
      .line("M15 9.4 A3.8 3.8 0 0 1 15 14.6 M18.2 6.6 A8 8 0 0 1 18.2 17.4")),
    .init(
      "speaker.wave.3", [.fill], .area("M3 9.5 H5.5 L9.5 6 V18 L5.5 14.5 H3 Z"),
      .line(
        "M13 9.6 A3.4 3.4 0 0 1 13 14.4 M15.8 7.4 A6.5 6.5 0 0 1 15.8 16.6 M18.6 5.2 A9.6 9.6 0 0 1 18.6 18.8"
      )),
    .init(
      "music.note", [], .line("M9.5 17.5 V6 L19 4 V15.5"), .solid("O7 17.5 3.4 O16.5 15.5 3.4")),
    .init(
      "music.note.list", [], .line("M4 6 H12 M4 11 H11 M4 16 H9 M17 17.5 V5 L21 7.5"),
      .solid("O14.5 17.8 3.2")),
    .init(
      "music.mic", [],
      .line("O16 8 4.8 M12.2 11 L4 18.5 A1.2 1.2 0 0 0 5.5 20 L13 11.8 M12.6 4.8 L19.2 11.4")),
    .init(
      "waveform", [.circle],
      .line("M3 10.5 V13.5 M7.5 7 V17 M12 3.5 V20.5 M16.5 7.5 V16.5 M21 10.5 V13.5"),
      inside: [
        SymbolPart(
          role: .line, path: "M7 11 V13 M9.5 9 V15 M12 7 V17 M14.5 9.5 V14.5 M17 11 V13", width: 0.7
        )
      ]),
    .init(
      "headphones", [.circle, .fine], .line("M4 18 V12.5 A8 8 0 0 1 20 12.5 V18"),
      .area("R4 14 4 6.5 1.2 R16 14 4 6.5 1.2")),
    .init(
      "hifispeaker", [.fill], .area("R6 3 12 18 2"), .detail("O12 14.5 3"),
      .holes("P12 7.5", width: 1.1)),
    .init(
      "radio", [.fill], .area("R3 8 18 12 2"), .line("M6 8 L17 3.5"),
      .detail("O15.8 14 2.6 M6.5 12 H9.5 M6.5 16 H9.5")),
    .init(
      "camera", [.fill, .circle],
      .area(
        "M4.8 8 H7.8 L9.5 5 H14.5 L16.2 8 H19.2 A1.8 1.8 0 0 1 21 9.8 V17.2 A1.8 1.8 0 0 1 19.2 19 H4.8 A1.8 1.8 0 0 1 3 17.2 V9.8 A1.8 1.8 0 0 1 4.8 8 Z"
      ), .detail("O12 13.2 3.2")),
    .init(
      "camera.viewfinder", [],
      .line(
        "M3 8 V6 A2.5 2.5 0 0 1 5.5 3.5 H7.5 M16.5 3.5 H18.5 A2.5 2.5 0 0 1 21 6 V8 M21 16 V18 A2.5 2.5 0 0 1 18.5 20.5 H16.5 M7.5 20.5 H5.5 A2.5 2.5 0 0 1 3 18 V16"
      ),
      .solid(
        "M7.5 9 H9 L10.2 7.4 H13.8 L15 9 H16.5 A1 1 0 0 1 17.5 10 V15.4 A1 1 0 0 1 16.5 16.4 H7.5 A1 1 0 0 1 6.5 15.4 V10 A1 1 0 0 1 7.5 9 Z"
      ), .cut("O12 12.6 2.1")),
    .init(
      "photo", [.circle], .line("R4 5 16 14 2 M4 17 L9 12 L12.8 15.8 L15 13.6 L20 18"),
      .dots("P15.5 9.2", width: 1.5),
      inside: [
        SymbolPart(role: .area, path: "R7.5 8.5 9 7 1", width: 0.6),
        SymbolPart(
          role: .detail, path: "M7.8 15 L10.4 12.4 L12.6 14.6 L13.8 13.4 L16 15.4", width: 0.5),
        .holes("P14 10.8", width: 0.8),
      ]),
    .init(
      "photo", [.filledOnly], .solid("R3 4 18 16 3"),
      .cut(
        "O15.5 9.2 1.7 M5 17.6 V16.4 L9 12.4 L12.8 16.2 L15 14 L19 17.4 V17.6 A0.6 0.6 0 0 1 18.4 18.2 H5.6 A0.6 0.6 0 0 1 5 17.6 Z"
      )),
    .init(
      "photo.on.rectangle", [],
      .line(
        "M17 5 V4.5 A1.5 1.5 0 0 0 15.5 3 H4.5 A1.5 1.5 0 0 0 3 4.5 V12.5 A1.5 1.5 0 0 0 4.5 14 R7 8.5 14 11.5 2 M7.5 18.5 L11.5 14.5 L14.2 17.2 L16.2 15.2 L20.5 19"
      ), .dots("P17 12", width: 1.2)),
    .init(
      "video", [.fill, .circle, .slash],
      .area("R2.5 6 13 12 2.5 M15.5 10.5 L21.5 7 V17 L15.5 13.5 Z")),
    .init(
      "film", [.fill], .area("R3 4 18 16 2"),
      .detail("M8 4 V20 M16 4 V20 M3 12 H21 M3.5 8 H8 M3.5 16 H8 M16 8 H20.5 M16 16 H20.5")),
    .init("tv", [.fill, .circle], .area("R3 4 18 13 2"), .line("M8 20.5 H16")),
    .init(
      "airplayvideo", [],
      .line(
        "M7 17 H5 A2 2 0 0 1 3 15 V6 A2 2 0 0 1 5 4 H19 A2 2 0 0 1 21 6 V15 A2 2 0 0 1 19 17 H17"),
      .solid("M12 14 L17.4 20.4 A0.5 0.5 0 0 1 17 21.2 H7 A0.5 0.5 0 0 1 6.6 20.4 Z")),
    .init(
      "airplayaudio", [],
      .line("M7 17.9 A8.6 8.6 0 1 1 17 17.9 M9.4 14 A4.1 4.1 0 1 1 14.6 14"),
      .solid("M12 14.4 L16.6 20.2 A0.5 0.5 0 0 1 16.2 21 H7.8 A0.5 0.5 0 0 1 7.4 20.2 Z")),
    .init(
      "gamecontroller", [.fill],
      .area(
        "M7.5 6.5 H16.5 C19.4 6.5 20.6 8.6 21.2 12.4 C21.8 16 21.4 18.5 19.4 18.5 C17.8 18.5 16.8 15.5 15 15.5 H9 C7.2 15.5 6.2 18.5 4.6 18.5 C2.6 18.5 2.2 16 2.8 12.4 C3.4 8.6 4.6 6.5 7.5 6.5 Z"
      ), .detail("M8.3 9 V13 M6.3 11 H10.3"), .holes("P14.6 11.8 P17 10", width: 1)),
    .init(
      "dice", [.fill], .area("R4 4 16 16 3"),
      .holes("P8.5 8.5 P15.5 8.5 P12 12 P8.5 15.5 P15.5 15.5", width: 1.1)),
    .init(
      "puzzlepiece", [.fill],
      .area("M4 8 H8.6 A2.3 2.3 0 1 1 12.6 8 H16 V11.6 A2.3 2.3 0 1 1 16 15.6 V20 H4 Z")),
    .init(
      "ticket", [.fill], .area("M3 7 H21 V10 A2 2 0 0 0 21 14 V17 H3 V14 A2 2 0 0 0 3 10 Z"),
      .detail("M14.5 8 V9 M14.5 11.6 V12.4 M14.5 15 V16")),
    .init(
      "pianokeys", [], .area("R3 4 18 16 2"), .detail("M9 13 V20 M15 13 V20"),
      .solid("M7.5 4 H10.5 V13 H7.5 Z M13.5 4 H16.5 V13 H13.5 Z")),
    .init(
      "book", [.fill, .circle],
      .area(
        "M12 6.4 C10 4.8 6.6 4.4 3 5 V18.6 C6.6 18 10 18.4 12 20 C14 18.4 17.4 18 21 18.6 V5 C17.4 4.4 14 4.8 12 6.4 Z"
      ), .detail("M12 6.4 V20")),
    .init(
      "book.closed", [.fill, .circle],
      .area("M7.5 3 H19 V21 H7.5 A2.5 2.5 0 0 1 5 18.5 V5.5 A2.5 2.5 0 0 1 7.5 3 Z"),
      .detail("M6 17 H19")),
    .init(
      "books.vertical", [.fill],
      .area("R3 4 4.5 16 1 R7.5 6.5 4.5 13.5 1 M14 6.6 L17.6 5.6 L21.4 18.8 L17.8 19.8 Z")),
    .init(
      "newspaper", [.fill],
      .area("M4 4 H16 V18 A2 2 0 0 0 18 20 H6 A2.5 2.5 0 0 1 3.5 17.5 V4.5 Z"),
      .line("M16 8.5 H20.5 V17.5 A2.5 2.5 0 0 1 18 20"),
      .detail("M7 8 H12.5 M7 12 H12.5 M7 16 H12.5")),
    .init(
      "magazine", [.fill], .area("R5 3 14 18 1.5"), .detail("M8.5 7 H15.5"),
      .holes("M9.5 12 H14.5 V16.5 H9.5 Z", width: 1)),
    .init(
      "theatermasks", [],
      .line(
        "M3 4.5 C6 5.8 9 5.8 12 4.5 V10 C12 13.6 10 15.6 7.5 16.4 C5 15.6 3 13.6 3 10 Z M5.6 11.4 C6.6 12.6 8.4 12.6 9.4 11.4 M15 8.6 C17 9 19 8.8 21 8 V13.6 C21 17.2 19 19.2 16.5 20 C14.7 19.4 13.2 18.2 12.5 16.4 M15 16 C16 14.8 17.6 14.8 18.6 15.8"
      ), .dots("P6 8.6 P9 8.6 P15.2 12.2 P18.2 12.2", width: 0.8)),
    .init(
      "photo.stack", [],
      .line(
        "M8 3.5 H16 M6 6.5 H18 R3 10 18 10.5 2 M3.5 18.5 L8.5 13.8 L12.2 17.4 L14.8 15 L20.5 19.4"),
      .dots("P16.5 13", width: 1)),
    .init(
      "play.rectangle", [.fill], .area("R3 5 18 14 2.5"), .detail("M10.4 9.4 L14.8 12 L10.4 14.6 Z")
    ),
    .init(
      "captions.bubble", [.fill],
      .area(
        "M5 4 H19 A2.5 2.5 0 0 1 21.5 6.5 V14 A2.5 2.5 0 0 1 19 16.5 H11 L6.5 20.5 V16.5 H5 A2.5 2.5 0 0 1 2.5 14 V6.5 A2.5 2.5 0 0 1 5 4 Z"
      ), .detail("M6.5 12.5 H11 M14.5 12.5 H17.5 M6.5 8.5 H9 M12.5 8.5 H17.5")),
    .init(
      "paintbrush.pointed", [.fill],
      .area(
        "M20.2 3.8 L9.6 13.2 L11.8 15.4 L20.2 3.8 Z M8.3 14.6 A3 3 0 0 0 5.6 17 C5.3 18.6 4.6 19.6 3.5 20.2 C6.5 21.2 10.2 20.4 10.6 17.2 Z"
      )),
  ]
}
