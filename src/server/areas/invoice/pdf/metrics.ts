/** Widths of STSong-Light's characters of ASCII, from the space to the tilde, in thousandths of the size. */
export const asciiWidths: readonly number[] = [
  207, 270, 342, 467, 462, 797, 710, 239, 374, 374, 423, 605, 238, 375, 238, 334, 462, 462, 462, 462, 462, 462, 462,
  462, 462, 462, 238, 238, 605, 605, 605, 344, 748, 684, 560, 695, 739, 563, 511, 729, 793, 318, 312, 666, 526, 896,
  758, 772, 544, 772, 628, 465, 607, 753, 711, 972, 647, 620, 607, 374, 333, 374, 606, 500, 239, 417, 503, 427, 529,
  415, 264, 444, 518, 241, 230, 495, 228, 793, 527, 524, 524, 504, 338, 336, 277, 517, 450, 652, 466, 452, 407, 370,
  258, 370, 605,
];

/** Every other character is as wide as the font is large. */
export const fullWidth = 1000;
