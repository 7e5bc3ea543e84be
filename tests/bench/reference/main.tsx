import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Frame } from "./frame";
import "@blueprintjs/core/lib/css/blueprint.css";
import "./reference.css";

/*
 * What the console is compared with: the message centre and forms of 100 and 300 fields as one writes them by hand with React and
 * Blueprint, by the book: Blueprint's components for everything, a chunk per page.
 */
const importMessages = () => import("./messages-page").then((module) => ({ default: module.MessagesPage }));
const importForm = () => import("./form-page").then((module) => ({ default: module.FormPage }));
const MessagesPage = lazy(importMessages);
const FormPage = lazy(importForm);

const { pathname } = window.location;
// The first page's chunk is waited for: Suspense would hold its contents back for 300 ms once it has shown its fallback.
if (pathname.includes("/messageCenter/")) await importMessages();
if (pathname.includes("/bench/")) await importForm();

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter basename="/custom">
        <Frame>
          <Suspense>
            <Routes>
              <Route path="/index" element={<h1>首页</h1>} />
              <Route path="/userCenter/messageCenter/index" element={<MessagesPage />} />
              <Route path="/bench/form100" element={<FormPage count={100} />} />
              <Route path="/bench/form300" element={<FormPage count={300} />} />
            </Routes>
          </Suspense>
        </Frame>
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
