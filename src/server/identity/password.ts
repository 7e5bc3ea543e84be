import { hash, verify } from "@node-rs/argon2";

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
