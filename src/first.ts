import { askAhead } from "./shell/ahead";

// Runs while the application is still on its way: it is fifty times as long.
const element = document.getElementById("console");
const ahead = askAhead();
if (element) void import("./main").then(({ start }) => start(element, ahead));
