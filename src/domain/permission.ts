/** Specification §6: 'all', or the code followed by a comma. A substring test, so codes must not end in one another. */
export function held(authCodes: string, code: string): boolean {
  return authCodes.includes("all") || authCodes.includes(`${code},`);
}

/**
 * Specification §6: "Permission buttons also treat 'channel' as allowing everything."
 * The server applies the same rule to calls: a button that is enabled must not lead to a refusal.
 */
export function mayUse(authCodes: string, code: string): boolean {
  return authCodes.includes("channel") || held(authCodes, code);
}

/**
 * Codes of which any suffices: several where the specification gives several ways to the same thing, as §6 shows work
 * orders in the header by v3-5 and §2 in the menu by v5.
 */
export type AnyOf = readonly string[];

/** Whether any of the codes may be used. */
export function mayUseAny(authCodes: string, codes: AnyOf): boolean {
  return codes.some((code) => mayUse(authCodes, code));
}

/** The codes of a list, without their commas; 'all' and 'channel' (written without one) come out as they are. */
export function splitCodes(authCodes: string): string[] {
  return authCodes.split(",").filter((code) => code !== "");
}

/** Comma-terminated codes without repetition, in the order given: "v1,v3,v3-1,". */
export function joinCodes(codes: Iterable<string>): string {
  return [...new Set(codes)].map((code) => `${code},`).join("");
}

/** A code as the menus print it: v3, v3-17, v8-2.1. */
const codePattern = /^v\d{1,3}(-\d{1,3}(\.\d{1,3})?)?$/;

/** Whether a text is a list of comma-terminated menu codes and nothing else, in particular neither 'all' nor 'channel'. */
export function isCodeList(authCodes: string): boolean {
  return (
    authCodes === "" ||
    (authCodes.endsWith(",") &&
      authCodes
        .slice(0, -1)
        .split(",")
        .every((code) => codePattern.test(code)))
  );
}

/** The codes of `wanted` that somebody with `authCodes` may not use, and so may not give to others. */
export function codesBeyond(authCodes: string, wanted: string): string[] {
  return splitCodes(wanted).filter((code) => (code === "all" ? !authCodes.includes("all") : !mayUse(authCodes, code)));
}
