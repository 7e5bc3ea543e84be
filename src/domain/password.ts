import { isCommonPassword } from "./common-passwords";

/** Fewest and most characters of a new password. */
export const passwordLength = { least: 8, most: 64 } as const;

/** How many of the four character classes a new password needs. */
export const neededClasses = 3;

/** One of the four classes of characters. */
export type CharacterClass = "small" | "capital" | "digit" | "sign";

const classes: Record<CharacterClass, RegExp> = { small: /[a-z]/, capital: /[A-Z]/, digit: /\d/, sign: /[^A-Za-z\d]/ };

/** The names of the four classes, in the order they are shown. */
export const characterClasses = Object.keys(classes) as CharacterClass[];

/** What a password has got. */
export interface PasswordState {
  longEnough: boolean;
  notTooLong: boolean;
  /** The classes found in it. */
  classes: CharacterClass[];
  /** One that everybody uses. */
  common: boolean;
  /** "password 8-64 with 3 of 4 character classes, not one of the most common" holds. */
  acceptable: boolean;
  /** 0 nothing typed, 1 not acceptable, 2 acceptable, 3 good: all classes, or three and 12 characters. */
  strength: 0 | 1 | 2 | 3;
}

/** The rule of new passwords: "8-64 with 3 of 4 character classes, not one of the most common". Whether it is the old one only the server knows. */
export function passwordState(password: string): PasswordState {
  const found = characterClasses.filter((name) => classes[name].test(password));
  const longEnough = password.length >= passwordLength.least;
  const notTooLong = password.length <= passwordLength.most;
  const common = isCommonPassword(password);
  const acceptable = longEnough && notTooLong && found.length >= neededClasses && !common;
  const good = found.length === characterClasses.length || password.length >= 12;
  const strength = password === "" ? 0 : !acceptable ? 1 : good ? 3 : 2;
  return { longEnough, notTooLong, classes: found, common, acceptable, strength };
}
