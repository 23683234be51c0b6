extension SymbolTypeface {
  /// All symbols; a symbol's glyph is its place in the list.
  static let symbols = arrows + marks + shapes + brackets

  private static let arrows = [
    Symbol(characters: "←", stroke: "M880 -380H140M400 -640L140 -380L400 -120"),
    Symbol(characters: "↑", stroke: "M500 -10V-750M240 -490L500 -750L760 -490"),
    Symbol(characters: "→", stroke: "M120 -380H860M600 -640L860 -380L600 -120"),
    Symbol(characters: "↓", stroke: "M500 -750V-10M240 -270L500 -10L760 -270"),
    Symbol(
      characters: "↔",
      stroke: "M110 -380H890M300 -570L110 -380L300 -190M700 -570L890 -380L700 -190"),
    Symbol(
      characters: "↕", stroke: "M500 10V-770M310 -580L500 -770L690 -580M310 -180L500 10L690 -180"),
    Symbol(characters: "↖", stroke: "M780 -100L240 -640M660 -640H240V-220"),
    Symbol(characters: "↗", stroke: "M220 -100L760 -640M340 -640H760V-220"),
    Symbol(characters: "↘", stroke: "M220 -660L760 -120M760 -540V-120H340"),
    Symbol(characters: "↙", stroke: "M780 -660L240 -120M240 -540V-120H660"),
    Symbol(characters: "⇐", stroke: "M880 -490H250M880 -270H250M440 -680L140 -380L440 -80"),
    Symbol(characters: "⇒", stroke: "M120 -490H750M120 -270H750M560 -680L860 -380L560 -80"),
    Symbol(
      characters: "⇔",
      stroke: "M210 -490H790M210 -270H790M360 -640L100 -380L360 -120M640 -640L900 -380L640 -120"),
  ]

  private static let marks = [
    Symbol(characters: "✓", stroke: "M170 -360L400 -130L840 -640"),
    Symbol(characters: "✔", stroke: "M160 -350L400 -120L850 -640", thickness: 1.6),
    Symbol(characters: "✕✗", stroke: "M210 -670L790 -90M790 -670L210 -90"),
    Symbol(characters: "✖✘", stroke: "M220 -660L780 -100M780 -660L220 -100", thickness: 1.6),
    Symbol(
      characters: "※",
      fill: "M500 -735a55 55 0 1 0 0 110a55 55 0 1 0 0 -110ZM500 -135a55 55 0 1 0 0 110"
        + "a55 55 0 1 0 0 -110ZM200 -435a55 55 0 1 0 0 110a55 55 0 1 0 0 -110Z"
        + "M800 -435a55 55 0 1 0 0 110a55 55 0 1 0 0 -110Z",
      stroke: "M170 -710L830 -50M830 -710L170 -50", thickness: 0.8),
    Symbol(characters: "〒", stroke: "M140 -720H860M140 -480H860M500 -480V20"),
    Symbol(characters: "☰", stroke: "M150 -630H850M150 -380H850M150 -130H850"),
    Symbol(
      characters: "⋮",
      fill: "M500 -710a65 65 0 1 0 0 130a65 65 0 1 0 0 -130ZM500 -445a65 65 0 1 0 0 130"
        + "a65 65 0 1 0 0 -130ZM500 -180a65 65 0 1 0 0 130a65 65 0 1 0 0 -130Z"),
    Symbol(
      characters: "⋯",
      fill: "M235 -445a65 65 0 1 0 0 130a65 65 0 1 0 0 -130ZM500 -445a65 65 0 1 0 0 130"
        + "a65 65 0 1 0 0 -130ZM765 -445a65 65 0 1 0 0 130a65 65 0 1 0 0 -130Z"),
    Symbol(
      characters: "⚠", fill: "M500 -200a52 52 0 1 0 0 104a52 52 0 1 0 0 -104Z",
      stroke: "M500 -720L870 -60H130ZM500 -510V-270", thickness: 0.8),
    Symbol(
      characters: "ℹⓘ", fill: "M500 -625a55 55 0 1 0 0 110a55 55 0 1 0 0 -110Z",
      stroke: "M500 -770a390 390 0 1 0 0 780a390 390 0 1 0 0 -780ZM500 -450V-170"),
    Symbol(
      characters: "∞",
      stroke: "M500 -380C420 -500 340 -560 250 -560C150 -560 80 -480 80 -380C80 -280 150 -200 250 "
        + "-200C340 -200 420 -260 500 -380C580 -500 660 -560 750 -560C850 -560 920 -480 920 -380"
        + "C920 -280 850 -200 750 -200C660 -200 580 -260 500 -380Z"),
    Symbol(
      characters: "♪",
      fill: "M450 -140C450 -60 370 20 260 20C180 20 130 -30 130 -90C130 -170 210 -250 320 -250"
        + "C400 -250 450 -200 450 -140Z",
      stroke: "M410 -140V-780M410 -730C470 -590 700 -590 680 -360"),
  ]

  private static let shapes = [
    Symbol(
      characters: "★",
      fill: "M500 -820L601 -509L928 -509L663 -317L765 -6L500 -198L235 -6L337 -317L72 -509"
        + "L399 -509Z"),
    Symbol(
      characters: "☆",
      stroke: "M500 -710L576 -475L823 -475L624 -330L700 -95L500 -240"
        + "L300 -95L376 -330L177 -475L424 -475Z", thickness: 0.8),
    Symbol(characters: "●", fill: "M500 -760a380 380 0 1 0 0 760a380 380 0 1 0 0 -760Z"),
    Symbol(characters: "○", stroke: "M500 -730a350 350 0 1 0 0 700a350 350 0 1 0 0 -700Z"),
    Symbol(characters: "◯", stroke: "M500 -800a420 420 0 1 0 0 840a420 420 0 1 0 0 -840Z"),
    Symbol(
      characters: "◎",
      stroke: "M500 -730a350 350 0 1 0 0 700a350 350 0 1 0 0 -700Z"
        + "M500 -550a170 170 0 1 0 0 340a170 170 0 1 0 0 -340Z"),
    Symbol(characters: "□☐", stroke: "M160 -720H840V-40H160Z"),
    Symbol(characters: "☑", stroke: "M160 -720H840V-40H160ZM310 -390L460 -240L700 -540"),
    Symbol(
      characters: "☒", stroke: "M160 -720H840V-40H160ZM330 -550L670 -210M670 -550L330 -210"),
    Symbol(characters: "◆", fill: "M500 -820L940 -380L500 60L60 -380Z"),
    Symbol(characters: "◇", stroke: "M500 -770L890 -380L500 10L110 -380Z"),
    Symbol(characters: "△", stroke: "M500 -690L860 -70H140Z"),
    Symbol(characters: "▽", stroke: "M500 -70L860 -690H140Z"),
    Symbol(characters: "▷", stroke: "M170 -780V20L840 -380Z"),
    Symbol(characters: "◁", stroke: "M830 -780V20L160 -380Z"),
    Symbol(
      characters: "♥",
      fill: "M500 0C420 -90 80 -340 80 -560C80 -700 180 -790 300 -790C390 -790 460 -740 500 -660"
        + "C540 -740 610 -790 700 -790C820 -790 920 -700 920 -560C920 -340 580 -90 500 0Z"),
    Symbol(
      characters: "♡",
      stroke: "M500 -40C420 -130 120 -350 120 -560C120 -680 200 -750 300 -750C390 -750 460 -690 "
        + "500 -600C540 -690 610 -750 700 -750C800 -750 880 -680 880 -560C880 -350 580 -130 "
        + "500 -40Z"),
  ]

  private static let brackets = [
    Symbol(
      characters: "【",
      fill: "M930 -850H560V90H930C770 -20 700 -190 700 -380C700 -570 770 -740 930 -850Z"),
    Symbol(
      characters: "】",
      fill: "M70 -850H440V90H70C230 -20 300 -190 300 -380C300 -570 230 -740 70 -850Z"
    ),
    Symbol(characters: "《", stroke: "M920 -830L700 -380L920 70M720 -830L500 -380L720 70"),
    Symbol(characters: "》", stroke: "M80 -830L300 -380L80 70M280 -830L500 -380L280 70"),
    Symbol(characters: "〔", stroke: "M920 -850L680 -700V-60L920 90"),
    Symbol(characters: "〕", stroke: "M80 -850L320 -700V-60L80 90"),
    Symbol(characters: "［", stroke: "M920 -830H680V70H920"),
    Symbol(characters: "］", stroke: "M80 -830H320V70H80"),
  ]
}
