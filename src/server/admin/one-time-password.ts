import { randomInt } from "node:crypto";
import { passwordState } from "../../domain/password";

/** Without what is easily mistaken for something else: 0 and O, 1, l and I. */
const alphabet = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A random password of four groups, about 93 bits, that meets the rules of new passwords. */
export function newOneTimePassword(): string {
  for (;;) {
    const password = Array.from({ length: 4 }, group).join("-");
    if (passwordState(password).strength === 3) return password;
  }
}

function group(): string {
  return Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join("");
}
