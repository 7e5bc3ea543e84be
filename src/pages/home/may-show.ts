import type { HomeCard, HomeLink, CountedRows, ChecklistItem } from "../../model/resolved-home";
import type { LinkDoes } from "../../model/resolved-view";
import type { Manifest } from "../../model/resolved";
import { opensAt } from "../../state/access";
import { opensTo } from "../../state/opens-to";
import type { Session } from "../../state/session";

/** Whether a card has anything for the signed-in user; what is in it is told by its calls. */
export function mayShow(card: HomeCard, manifest: Manifest, session: Session): boolean {
  switch (card.card) {
    case "todos":
      return card.items.some(({ rows }) => mayCount(rows, manifest, session));
    case "checklist":
      return card.items.some((item) => mayStep(item, manifest, session));
    case "list":
      return leadsTo(card.all, manifest, session);
    case "board":
      return card.cards.some(({ permission }) => session.permits(permission ?? []));
    case "links":
      return card.links.some((link) => mayFollow(link, manifest, session));
    case "usedClouds":
    case "otherClouds":
    case "areas":
      return true;
  }
}

/** Whether the list of counted rows opens to the user, who may make its call. */
export function mayCount({ permission = [], target }: CountedRows, manifest: Manifest, session: Session): boolean {
  return session.permits(permission) && opensAt(target.route, manifest, session);
}

/** Whether a step can be done by the user, and be seen to be done. */
export function mayStep(item: ChecklistItem, manifest: Manifest, session: Session): boolean {
  return (
    mayCount(item.rows, manifest, session) &&
    leadsTo(item.opens, manifest, session) &&
    session.permits(item.permission ?? []) &&
    session.offers(item)
  );
}

/** Whether a button leads somewhere for the user. */
export function mayFollow(link: HomeLink, manifest: Manifest, session: Session): boolean {
  return (
    opensAt(link.route, manifest, session) &&
    opensAt(link.for, manifest, session) &&
    session.permits(link.permission ?? []) &&
    session.offers(link)
  );
}

function leadsTo({ route, admits, mode }: LinkDoes, manifest: Manifest, session: Session): boolean {
  return opensTo(session, manifest, route, admits) && (mode === undefined || mode === session.mode);
}
