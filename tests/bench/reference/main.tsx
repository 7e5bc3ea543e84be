import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { later } from "../../../src/state/later";
import { Frame } from "./frame";
import "@blueprintjs/core/lib/css/blueprint.css";
import "./reference.css";

/*
 * What the console is compared with: the message centre, the hosts, and forms of 100 and 300 fields as one writes them by hand with React and
 * Blueprint, by the book: Blueprint's components for everything, a chunk per page. Only the chunks are not waited for by way of
 * Suspense, which would hold the first page back for 300 ms once it has shown its fallback, and flatter the console.
 */
const MessagesPage = later(
  () => import("./messages-page"),
  (module) => module.MessagesPage,
);
const HostsPage = later(
  () => import("./hosts-page"),
  (module) => module.HostsPage,
);
const FormPage = later(
  () => import("./form-page"),
  (module) => module.FormPage,
);

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter basename="/custom">
        <Frame>
          <Routes>
            <Route path="/index" element={<h1>首页</h1>} />
            <Route path="/userCenter/messageCenter/index" element={<MessagesPage />} />
            <Route path="/resource/pubCloud/host" element={<HostsPage />} />
            <Route path="/bench/form100" element={<FormPage count={100} />} />
            <Route path="/bench/form300" element={<FormPage count={300} />} />
          </Routes>
        </Frame>
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
