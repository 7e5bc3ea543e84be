import { secretKey } from "../../secret-key";
import { seal, unseal } from "../../vault";

/** Encrypts the secret of a customer's webhook. */
export function sealWebhookSecret(secret: string, customId: number): string {
  return seal(secret, ownerOf(customId), secretKey());
}

/** Decrypts it; undefined where the server's key has changed since. */
export function openWebhookSecret(sealed: string, customId: number): string | undefined {
  return unseal(sealed, ownerOf(customId), secretKey());
}

function ownerOf(customId: number): string {
  return `webhook of ${customId}`;
}
