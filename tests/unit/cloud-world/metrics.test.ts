import { describe, expect, it } from "vitest";
import { hourValues, shapeOf } from "../../../src/server/cloud-world/metric-values";

const hourOf = (text: string) => Date.parse(text) / 3_600_000;
const mean = (values: readonly (number | null)[]) => {
  const present = values.filter((value) => value !== null);
  return present.reduce((sum, value) => sum + value, 0) / present.length;
};
const shapes = Array.from({ length: 60 }, (_, at) => shapeOf(`i-${at}`, "cpuUsage"));
/** The mean of all over some weeks at an hour of a day. */
const usual = (day: string, hour: number) =>
  mean(shapes.flatMap((shape) => [0, 1, 2, 3].flatMap((week) => hourValues(shape, hourOf(day) + hour + week * 168))));

describe("simulated metrics", () => {
  it("are the same every time, and others for each resource and metric", () => {
    const hour = hourOf("2026-05-20T02:00:00Z");
    expect(hourValues(shapeOf("i-1", "cpuUsage"), hour)).toEqual(hourValues(shapeOf("i-1", "cpuUsage"), hour));
    const others = [shapeOf("i-2", "cpuUsage"), shapeOf("i-1", "memUsage")].map((shape) => hourValues(shape, hour));
    expect(others).not.toContainEqual(hourValues(shapeOf("i-1", "cpuUsage"), hour));
  });

  it("are highest at 14:00 in Shanghai, lowest at night, and lower at weekends", () => {
    // A Wednesday and a Sunday.
    const hours = Array.from({ length: 24 }, (_, hour) => usual("2026-05-19T16:00:00Z", hour));
    expect([13, 14]).toContain(hours.indexOf(Math.max(...hours)));
    expect([1, 2, 3]).toContain(hours.indexOf(Math.min(...hours)));
    expect(usual("2026-05-23T16:00:00Z", 14)).toBeLessThan((hours[14] ?? 0) * 0.85);
  });

  it("remember what they were a minute ago", () => {
    const steps = shapes.flatMap((shape) => {
      const values = hourValues(shape, hourOf("2026-05-20T06:00:00Z")).filter((value) => value !== null);
      return values.slice(1).map((value, at) => Math.abs(value - (values[at] ?? value)) / (shape.high - shape.low));
    });
    expect(steps.filter((step) => step > 0.2).length / steps.length).toBeLessThan(0.01);
  });

  it("have rare spikes and rare gaps", () => {
    const days = Array.from({ length: 7 * 24 }, (_, at) => hourOf("2026-05-18T00:00:00Z") + at);
    const hours = shapes.flatMap((shape) => days.map((hour) => ({ shape, values: hourValues(shape, hour) })));
    const part = (fits: (one: (typeof hours)[number]) => boolean) => hours.filter(fits).length / hours.length;
    const gaps = part(({ values }) => values.includes(null));
    expect(gaps).toBeGreaterThan(0.003);
    expect(gaps).toBeLessThan(0.01);
    const high = part(({ shape, values }) => values.some((value) => (value ?? 0) > shape.high * 1.35));
    expect(high).toBeGreaterThan(0.001);
    expect(high).toBeLessThan(0.03);
  });

  it("grow on disks until somebody tidies up, and agree with what is known of a resource", () => {
    const shape = shapeOf("i-7", "diskUsage");
    const days = Array.from({ length: 120 }, (_, day) =>
      mean(hourValues(shape, hourOf("2026-01-01T00:00:00Z") + day * 24)),
    );
    const falls = days.slice(1).filter((value, at) => value < (days[at] ?? 0));
    expect(falls.length).toBeLessThanOrEqual(4);
    expect(Math.max(...days) - Math.min(...days)).toBeGreaterThan(5);
    const known = hourValues(shapeOf("db-1", "diskUsage", { level: 62 }), hourOf("2026-05-20T06:00:00Z"));
    expect(known.filter((value) => value !== null && Math.abs(value - 62) > 1)).toEqual([]);
  });

  it("stay within what there can be", () => {
    const address = shapeOf("eip-1", "netOut", { most: 5 });
    const hours = Array.from({ length: 400 }, (_, at) => hourOf("2026-05-18T00:00:00Z") + at);
    const values = hours.flatMap((hour) =>
      [...shapes, address].map((shape) => ({ shape, values: hourValues(shape, hour) })),
    );
    const wrong = values.filter(({ shape, values: all }) =>
      all.some((value) => value !== null && (value < 0 || value > shape.most)),
    );
    expect(wrong).toEqual([]);
  });
});
