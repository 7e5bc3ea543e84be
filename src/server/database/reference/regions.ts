import type { Zone } from "../schema/cloud";

/** A region of a cloud. */
interface ReferenceRegion {
  regionId: string;
  regionName: string;
  zones: Zone[];
}

/** Regions of each cloud: id, name, and the letters or numbers of its zones with the sign between region and zone. */
const table: Record<string, [regionId: string, regionName: string, zones: string][]> = {
  qingyun: [
    ["pek3", "北京3区", "a,b,c"],
    ["sh1", "上海1区", "a,b"],
    ["gd2", "广东2区", "a,b"],
    ["ap2a", "亚太2区-A", "a"],
  ],
  aliyun: [
    ["cn-hangzhou", "华东1（杭州）", "-g,-h,-i"],
    ["cn-shanghai", "华东2（上海）", "-b,-f,-g"],
    ["cn-beijing", "华北2（北京）", "-f,-h,-k"],
    ["cn-shenzhen", "华南1（深圳）", "-d,-e"],
    ["cn-hongkong", "中国香港", "-b,-c"],
  ],
  huawei: [
    ["cn-north-4", "华北-北京四", "a,b,c"],
    ["cn-east-3", "华东-上海一", "a,b"],
    ["cn-south-1", "华南-广州", "c,e"],
    ["cn-southwest-2", "西南-贵阳一", "a,d"],
  ],
  jd: [
    ["cn-north-1", "华北-北京", "a,b,c"],
    ["cn-east-2", "华东-上海", "a,b"],
    ["cn-south-1", "华南-广州", "a"],
  ],
  aws: [
    ["cn-north-1", "中国（北京）", "a,b,d"],
    ["cn-northwest-1", "中国（宁夏）", "a,b,c"],
    ["ap-southeast-1", "亚太地区（新加坡）", "a,b,c"],
  ],
  tx: [
    ["ap-beijing", "华北地区（北京）", "-3,-5,-6"],
    ["ap-shanghai", "华东地区（上海）", "-2,-4,-5"],
    ["ap-guangzhou", "华南地区（广州）", "-3,-6,-7"],
    ["ap-chengdu", "西南地区（成都）", "-1,-2"],
  ],
};

/** Regions by cloud code, each with its zones. */
export const referenceRegions: Record<string, ReferenceRegion[]> = Object.fromEntries(
  Object.entries(table).map(([cloud, rows]) => [
    cloud,
    rows.map(([regionId, regionName, zones]) => ({
      regionId,
      regionName,
      zones: zones.split(",").map((suffix) => ({
        zoneId: `${regionId}${suffix}`,
        zoneName: `${regionName}可用区 ${suffix.replace("-", "").toUpperCase()}`,
      })),
    })),
  ]),
);
