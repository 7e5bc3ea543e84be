// What holds for all inputs comes first, so that a widget can say otherwise for itself.
import "./inputs.css";
import "./controls.css";
// Loaded with the forms only.
export { inputs } from "./generated/inputs";
