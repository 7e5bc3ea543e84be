/** Stacked colours differ in pattern too, for those who cannot tell them apart; the first stays plain. */
export const chartPatterns = [
  { symbol: "none" },
  { symbol: "rect", dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: -Math.PI / 4 },
  {
    symbol: "circle",
    dashArrayX: [
      [8, 8],
      [0, 8, 8, 0],
    ],
    dashArrayY: [6, 0],
    symbolSize: 0.7,
  },
  { symbol: "rect", dashArrayX: [1, 0], dashArrayY: [4, 3], rotation: 0 },
  { symbol: "rect", dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: Math.PI / 4 },
  {
    symbol: "triangle",
    dashArrayX: [
      [9, 9],
      [0, 9, 9, 0],
    ],
    dashArrayY: [7, 2],
    symbolSize: 0.75,
  },
];
