import type { FilteredId } from "../../lists/list-filter";

/**
 * The console's lists that filter by the text of a tag, as saved views name them (subject and view), and the operation whose filter each
 * takes; undefined of one that takes none.
 */
export const tagLists: ReadonlyMap<string, FilteredId | undefined> = new Map<string, FilteredId | undefined>([
  ["hosts.list", "listHosts"],
  ["disks.list", "listDisks"],
  ["databases.list", "listDatabases"],
  ["redis.list", "listRedisInstances"],
  ["mongos.list", "listMongos"],
  ["public-ips.list", "listPubIps"],
  ["private-networks.list", "listPriNets"],
  ["resource-map.filtered", undefined],
  ["tag-resources.list", undefined],
  ["view-resources.list", "listViewResources"],
  ["bill-details.list", "listBillDetails"],
  ["cloud-bill-details.list", "listBillDetails"],
]);
