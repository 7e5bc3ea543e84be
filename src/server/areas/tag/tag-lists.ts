/** The console's lists that filter resources by the text of a tag, as saved views name them: subject and view. */
export const tagLists: readonly string[] = [
  "hosts.list",
  "disks.list",
  "databases.list",
  "redis.list",
  "mongos.list",
  "public-ips.list",
  "private-networks.list",
  "resource-map.filtered",
  "tag-resources.list",
];
