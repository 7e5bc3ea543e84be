const names = {
  productCode: "productName",
  accountUid: "accountName",
  regionId: "regionName",
  resourceId: "resourceName",
} as const;

/** The column with the names of another column's values; undefined where values are read as they are. */
export function nameBeside(by: string): (typeof names)[keyof typeof names] | undefined {
  return by in names ? names[by as keyof typeof names] : undefined;
}
