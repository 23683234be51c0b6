import StandardControls
import Testing

/// Controls that keep their values, and are not drawn yet.
@Suite struct NamesOnlyTests {
  private final class Wheels: NSObject, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component + 3
    }
  }

  @Test func aPickerKnowsItsSelection() {
    let (picker, wheels) = (UIPickerView(), Wheels())
    picker.dataSource = wheels
    #expect(picker.numberOfRows(inComponent: 1) == 4)
    picker.selectRow(2, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 2)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 2) == -1)
  }

  @Test func aSearchBarHasTheTextOfItsField() {
    let bar = UISearchBar()
    bar.searchTextField.text = "a"
    bar.placeholder = "Search"
    #expect(bar.text == "a")
    #expect(bar.searchTextField.placeholder == "Search")
  }

  @Test func aScrollViewKeepsWhatRefreshesIt() {
    let (view, control) = (UIScrollView(), UIRefreshControl())
    view.refreshControl = control
    control.beginRefreshing()
    #expect(view.refreshControl?.isRefreshing == true)
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }
}
