import {
  createContext,
  createElement,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
} from "react";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import type { Api } from "../api/call";
import type { Manifest } from "../model/resolved";
import type { Language } from "../model/words";
import type { AddressBook } from "./directory";
import type { Freshness } from "./freshness";
import type { KeptInput } from "./kept-input";
import { SpeakerContext, speaker } from "./language";
import type { Jobs } from "./jobs";
import type { NavigationState } from "./navigation";
import type { Outcomes } from "./outcomes";
import type { Preferences } from "./preferences";
import type { Session } from "./session";
import { useTheme } from "./theme";
import type { Toaster } from "./toaster";
import type { UserSettings } from "./user-settings";
import type { Visits } from "./visits";

/** The parameters of an address, as texts: { code: "waf" }. */
export type AddressParams = Readonly<Record<string, string | undefined>>;

/** A hand-written page with the parameters of its address; `meanwhile` is shown while its chunk is on its way. */
export type HandwrittenPage = ComponentType<{ params?: AddressParams; meanwhile?: ReactNode }>;

/** Everything a screen works with. */
export interface Console {
  /** Another one, in another Console, when more addresses are known, or config changes under `npm run dev`. */
  manifest: Manifest;
  /** What is known of the console's addresses, and how more of them are fetched. */
  addresses: AddressBook;
  api: Api;
  session: Session;
  preferences: Preferences;
  /** Input of forms that went away without their user's wish. */
  keptInput: KeptInput;
  /** What the user prefers in every browser. */
  userSettings: UserSettings;
  navigation: NavigationState;
  queryClient: QueryClient;
  /** Fetches again what a change makes stale; each successful call tells it by itself. */
  freshness: Freshness;
  toaster: Toaster;
  /** What came of the last action, told on the page. */
  outcomes: Outcomes;
  /** What goes on for long. */
  jobs: Jobs;
  /** Pages visited last, and favourites. */
  visits: Visits;
  /** Hand-written pages by the name that config's `page` gives; loaded when first shown. */
  pages: Readonly<Record<string, HandwrittenPage>>;
}

const ConsoleContext = createContext<Console | undefined>(undefined);

/** Hands the console to everything below, and its language with it. */
export const ConsoleProvider = observer(function ConsoleProvider(props: {
  console: Console;
  children: ReactNode;
}): ReactElement {
  const { manifest, preferences, queryClient } = props.console;
  const { language, reading, theme } = preferences;
  useTheme(theme);
  const words = useMemo(() => speaker(language, manifest.messages, reading), [language, manifest, reading]);
  useLayoutEffect(() => showLanguage(language), [language]);
  return createElement(
    ConsoleContext,
    { value: props.console },
    createElement(
      SpeakerContext,
      { value: words },
      createElement(QueryClientProvider, { client: queryClient }, props.children),
    ),
  );
});

/** Says in which language the document is; not anew where it is the same, because browsers then style every element once more. */
function showLanguage(language: Language): void {
  const tag = language === "zh" ? "zh-CN" : "en";
  if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
}

/** The console around the component. */
export function useConsole(): Console {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error("useConsole needs a ConsoleProvider above it.");
  return value;
}
