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
import { observer } from "mobx-react-lite";
import type { Api } from "../api/call";
import type { Manifest } from "../model/resolved";
import type { Language } from "../model/words";
import type { AddressBook } from "./directory";
import { SpeakerContext, speaker } from "./language";
import type { NavigationState } from "./navigation";
import type { Preferences } from "./preferences";
import type { Session } from "./session";
import type { SafeStorage } from "./storage";
import { useTheme } from "./theme";
import type { Toaster } from "./toaster";

/** The parameters of an address, as texts: { code: "waf" }. */
export type AddressParams = Readonly<Record<string, string | undefined>>;

/** A hand-written page with the parameters of its address; `meanwhile` is shown while its chunk is on its way. */
export type HandwrittenPage = ComponentType<{ params?: AddressParams; meanwhile?: ReactNode }>;

/** What every page works with, whoever is signed in; what only the signed-in need is theirs (`useInside`). */
export interface Console {
  /** Another one, in another Console, when more addresses are known, or config changes under `npm run dev`. */
  manifest: Manifest;
  /** What is known of the console's addresses, and how more of them are fetched. */
  addresses: AddressBook;
  api: Api;
  /** Calls the listener after each call that changed something. */
  onChanged(listener: (operationId: string) => void): void;
  session: Session;
  /** Where things are kept: for this tab, and on this device. */
  storages: { session: SafeStorage; local: SafeStorage };
  preferences: Preferences;
  navigation: NavigationState;
  toaster: Toaster;
  /** Hand-written pages by the name that config's `page` gives; loaded when first shown. */
  pages: Readonly<Record<string, HandwrittenPage>>;
}

const ConsoleContext = createContext<Console | undefined>(undefined);

/** Hands the console to everything below, and its language with it. */
export const ConsoleProvider = observer(function ConsoleProvider(props: {
  console: Console;
  children: ReactNode;
}): ReactElement {
  const { manifest, preferences } = props.console;
  const { language, reading, theme } = preferences;
  useTheme(theme);
  const words = useMemo(() => speaker(language, manifest.messages, reading), [language, manifest, reading]);
  useLayoutEffect(() => showLanguage(language), [language]);
  return createElement(
    ConsoleContext,
    { value: props.console },
    createElement(SpeakerContext, { value: words }, props.children),
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
