import type { PageName } from "../model/page-names";
import type { HandwrittenPage } from "../state/console";
import { later } from "../state/later";

/** Every hand-written page by the name config uses; each is loaded when first shown. */
export const pages: Readonly<Record<PageName, HandwrittenPage>> = {
  login: later(
    () => import("./login/login-page"),
    (module) => module.LoginPage,
  ),
  token: later(
    () => import("./token/token-page"),
    (module) => module.TokenPage,
  ),
  calculator: later(
    () => import("./calculator/calculator-page"),
    (module) => module.CalculatorPage,
  ),
  cart: later(
    () => import("./cart/cart-page"),
    (module) => module.CartPage,
  ),
  home: later(
    () => import("./home/home-page"),
    (module) => module.HomePage,
  ),
};
