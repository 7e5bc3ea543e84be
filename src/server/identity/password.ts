import { hash, verify } from "@node-rs/argon2";
import { commonPasswords } from "./common-passwords";

/** OWASP's second recommended setting of argon2id (the library's default algorithm): 19 MiB, two passes, one lane; about 20 ms. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, with its salt and parameters, in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2);
}

/** Whether the password belongs to the hash. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}

/** Made when the server starts: the first unknown name must not take longer than the next. */
const dummyHash = hashPassword("nobody has this password");

/** Takes as long as verifying a password of a user and always says no: for user names that do not exist. */
export async function verifyNobody(password: string): Promise<false> {
  await verify(await dummyHash, password);
  return false;
}

/**
 * Whether a password is one of the most common: the list, or a word of it dressed up with capitals, digits for letters and
 * digits or signs around it ("P@ssw0rd2024!"). The rest of the rules stand in the description (NewPassword).
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const bare = plain.replace(/[^a-z]+$/, "");
  const inner = bare.replace(/^[^a-z@$]+/, "");
  return [plain, bare, undress(bare), inner, undress(inner)].some((text) => commonPasswords.has(text));
}

const dressedLetters: Record<string, string> = {
  "@": "a",
  "4": "a",
  "0": "o",
  "1": "i",
  "!": "i",
  "3": "e",
  "5": "s",
  $: "s",
  "7": "t",
};

/** With the letters that digits and signs stand for. */
function undress(text: string): string {
  return text.replace(/[@401!35$7]/g, (sign) => dressedLetters[sign] ?? sign);
}
