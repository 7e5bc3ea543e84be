import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import * as calls from "../../../generated/calls";
import type { Output } from "../../../generated/operations";
import { CloudItem } from "../../../render/shared/cloud-item";
import { useConsole } from "../../../state/console";
import { useWords } from "../../../state/language";
import { valueText } from "../../../widgets/shared/value-text";
import "./clouds.css";

type Cloud = Output<"listClouds">[number];

/**
 * The clouds that are not in use, each with its introduction and whether it has been applied for (specification §1: "Each has
 * an intro text [...]; opened and applied flags appear in its data"). Nothing where all are in use, or the list cannot be had.
 */
export const OtherClouds = observer(function OtherClouds(): ReactElement | null {
  const { api, session } = useConsole();
  const { t, language } = useWords();
  const { data = [] } = useQuery({
    queryKey: ["listClouds", language],
    queryFn: ({ signal }) => api.call(calls.listClouds, undefined, { signal }),
  });
  const others = data.filter(isCloud).filter(({ code }) => !session.clouds.some((used) => used.code === code));
  if (others.length === 0) return null;
  return (
    <ul className="home-clouds">
      {others.map(({ code, name, introduce, applied }) => (
        <li key={code} data-other-cloud={code}>
          <CloudItem
            code={code}
            state={t(applied === true ? "home.cloudApplied" : "home.cloudNotOpened")}
            said={{ name: valueText(name), introduce: valueText(introduce) }}
          />
        </li>
      ))}
    </ul>
  );
});

/** Whether the server really gave a cloud. */
function isCloud(value: unknown): value is Cloud {
  return typeof value === "object" && value !== null && "code" in value && typeof value.code === "string";
}
