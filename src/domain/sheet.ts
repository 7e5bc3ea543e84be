/** Names one of the lists that lie under an address, in that address and in what a link sends: `?sheet=name`. */
export const SHEET = "sheet";
