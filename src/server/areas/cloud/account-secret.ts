import { secretKey } from "../../secret-key";
import { seal, unseal } from "../../vault";

/** Encrypts the secret key of a customer's cloud account. */
export function sealSecret(secret: string, customId: number): string {
  return seal(secret, ownerOf(customId), secretKey());
}

/** Decrypts it; undefined where the server's key has changed since. */
export function openSecret(sealed: string, customId: number): string | undefined {
  return unseal(sealed, ownerOf(customId), secretKey());
}

function ownerOf(customId: number): string {
  return `cloud account of ${customId}`;
}
