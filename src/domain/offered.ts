/** Whether what needs these outside services is offered: none of them is missing. */
export function isOffered({ providers = [] }: { providers?: readonly string[] }, missing: readonly string[]): boolean {
  return !providers.some((provider) => missing.includes(provider));
}
