import type { Zone } from "../schema/cloud";

/** A region of a cloud. */
interface ReferenceRegion {
  regionId: string;
  regionName: string;
  regionNameEn: string;
  zones: Zone[];
}

/** Regions of each cloud: id, names, and the letters or numbers of its zones with the sign between region and zone. */
const table: Record<string, [regionId: string, regionName: string, regionNameEn: string, zones: string][]> = {
  qingyun: [
    ["pek3", "北京3区", "Beijing 3", "a,b,c"],
    ["sh1", "上海1区", "Shanghai 1", "a,b"],
    ["gd2", "广东2区", "Guangdong 2", "a,b"],
    ["ap2a", "亚太2区-A", "Asia Pacific 2-A", "a"],
  ],
  aliyun: [
    ["cn-hangzhou", "华东1（杭州）", "East China 1 (Hangzhou)", "-g,-h,-i"],
    ["cn-shanghai", "华东2（上海）", "East China 2 (Shanghai)", "-b,-f,-g"],
    ["cn-beijing", "华北2（北京）", "North China 2 (Beijing)", "-f,-h,-k"],
    ["cn-shenzhen", "华南1（深圳）", "South China 1 (Shenzhen)", "-d,-e"],
    ["cn-hongkong", "中国香港", "China (Hong Kong)", "-b,-c"],
  ],
  huawei: [
    ["cn-north-4", "华北-北京四", "North China-Beijing 4", "a,b,c"],
    ["cn-east-3", "华东-上海一", "East China-Shanghai 1", "a,b"],
    ["cn-south-1", "华南-广州", "South China-Guangzhou", "c,e"],
    ["cn-southwest-2", "西南-贵阳一", "Southwest China-Guiyang 1", "a,d"],
  ],
  jd: [
    ["cn-north-1", "华北-北京", "North China-Beijing", "a,b,c"],
    ["cn-east-2", "华东-上海", "East China-Shanghai", "a,b"],
    ["cn-south-1", "华南-广州", "South China-Guangzhou", "a"],
  ],
  aws: [
    ["cn-north-1", "中国（北京）", "China (Beijing)", "a,b,d"],
    ["cn-northwest-1", "中国（宁夏）", "China (Ningxia)", "a,b,c"],
    ["ap-southeast-1", "亚太地区（新加坡）", "Asia Pacific (Singapore)", "a,b,c"],
  ],
  tx: [
    ["ap-beijing", "华北地区（北京）", "North China (Beijing)", "-3,-5,-6"],
    ["ap-shanghai", "华东地区（上海）", "East China (Shanghai)", "-2,-4,-5"],
    ["ap-guangzhou", "华南地区（广州）", "South China (Guangzhou)", "-3,-6,-7"],
    ["ap-chengdu", "西南地区（成都）", "Southwest China (Chengdu)", "-1,-2"],
  ],
};

/** Regions by cloud code, each with its zones. */
export const referenceRegions: Record<string, ReferenceRegion[]> = Object.fromEntries(
  Object.entries(table).map(([cloud, rows]) => [
    cloud,
    rows.map(([regionId, regionName, regionNameEn, zones]) => ({
      regionId,
      regionName,
      regionNameEn,
      zones: zones.split(",").map((suffix) => {
        const sign = suffix.replace("-", "").toUpperCase();
        return {
          zoneId: `${regionId}${suffix}`,
          zoneName: `${regionName}可用区 ${sign}`,
          zoneNameEn: `${regionNameEn} Zone ${sign}`,
        };
      }),
    })),
  ]),
);
