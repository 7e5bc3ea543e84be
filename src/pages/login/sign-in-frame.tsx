import { observer } from "mobx-react-lite";
import type { ReactElement, ReactNode } from "react";
import { Wordmark } from "../../shell/brand";
import { LanguageSwitch } from "../../shell/language-switch";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import "./login-page.css";

/** What stands around a sign-in form: what the product is on one side, the form on the other. `story`: what is said below the drawing. */
export const SignInFrame = observer(function SignInFrame({
  story,
  children,
}: {
  story: ReactNode;
  children: ReactNode;
}): ReactElement {
  const { manifest } = useConsole();
  const title = useWords().say(manifest.title);
  return (
    <div className="login">
      <section className="login-story" aria-label={title}>
        <div className="login-brand">
          <Wordmark label={title} height={36} />
        </div>
        <div className="login-drawing" />
        {story}
      </section>
      <div className="login-side">
        <div className="login-top">
          <LanguageSwitch />
        </div>
        {children}
      </div>
    </div>
  );
});
