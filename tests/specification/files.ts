/** A browser test, by its name below tests/e2e. */
export const browser = (name: string): string => `tests/e2e/${name}.spec.ts`;

/** A test of the server's answers, by its name below tests/contract. */
export const contract = (name: string): string => `tests/contract/${name}.test.ts`;

/** A test of one part alone, by its path below tests/unit. */
export const unit = (path: string): string => `tests/unit/${path}.test.ts`;

/** A test of config, by its name below tests/config. */
export const config = (name: string): string => `tests/config/${name}.test.ts`;
