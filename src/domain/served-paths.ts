/** Specification §2: base path of the console's addresses, where the server and the build have it. */
export const BASE_PATH = "/custom";

/** Specification §2: the file that is fetched at each navigation, below the base path. */
export const VERSION_FILE = "version.json";
