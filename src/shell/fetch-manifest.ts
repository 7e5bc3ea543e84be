import type { Manifest } from "../model/resolved";

/** Fetches the resolved console; rejects where the server does not have it. index.html has asked for it already. */
export async function fetchManifest(): Promise<Manifest> {
  const response = await fetch(`${import.meta.env.BASE_URL}console/manifest.json`, { credentials: "same-origin" });
  if (!response.ok) throw new Error(`The manifest was answered with HTTP ${response.status}.`);
  return (await response.json()) as Manifest;
}
