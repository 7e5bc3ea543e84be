import { createContext } from "react";

/** Whether the help of the page stands beside it, and how that is changed. */
export interface HelpPlace {
  open: boolean;
  toggle: () => void;
}

/** Set by the frame; undefined where there is no room beside the page, and help opens over it. */
export const HelpContext = createContext<HelpPlace | undefined>(undefined);

/** Windows with room for menu, page and help. */
export const ROOM_FOR_HELP = "(min-width: 1200px)";
