import { Alignment, Menu, MenuItem, Navbar, Tag } from "@blueprintjs/core";
import { useQuery } from "@tanstack/react-query";
import type { MouseEvent, ReactElement, ReactNode } from "react";
import { useHref, useLocation, useNavigate } from "react-router-dom";
import * as calls from "../../../src/generated/calls";
import operations from "../../../config/menu/operations.json";
import { api } from "./api";

interface Entry {
  code: string;
  zh: string;
  route?: string;
  children?: Entry[];
}

/** Header and left menu around a page. */
export function Frame({ children }: { children: ReactNode }): ReactElement {
  const user = useQuery({
    queryKey: ["getCurrentUser"],
    queryFn: ({ signal }) => api.call(calls.getCurrentUser, undefined, { signal }),
  });
  const unread = useQuery({
    queryKey: ["countUnreadMessages"],
    queryFn: ({ signal }) => api.call(calls.countUnreadMessages, undefined, { signal }),
  });
  return (
    <>
      <Navbar>
        <Navbar.Group align={Alignment.START}>
          <Navbar.Heading>运营控制台</Navbar.Heading>
        </Navbar.Group>
        <Navbar.Group align={Alignment.END}>
          <Tag round>{String(unread.data ?? 0)}</Tag>
          <Navbar.Divider />
          {user.data?.name}
        </Navbar.Group>
      </Navbar>
      <div className="reference">
        <nav className="reference-menu">
          <Menu>
            {(operations.entries as Entry[]).map((entry) => (
              <EntryItem key={entry.code} entry={entry} />
            ))}
          </Menu>
        </nav>
        <main className="reference-main">{children}</main>
      </div>
    </>
  );
}

function EntryItem({ entry: { zh, route = "/index", children } }: { entry: Entry }): ReactElement {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const href = useHref(route);
  const go = (event: MouseEvent): void => {
    event.preventDefault();
    void navigate(route);
  };
  return (
    <MenuItem text={zh} active={pathname === route} href={href} onClick={go}>
      {children?.map((child) => (
        <EntryItem key={child.code} entry={child} />
      ))}
    </MenuItem>
  );
}
