/** Config's spelling of an address in React Router's: /newsCenter/news/{type} -> /newsCenter/news/:type. */
export function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}
