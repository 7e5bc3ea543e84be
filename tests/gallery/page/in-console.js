// Runs in each page of the console that the gallery shows, before the console does.

// What a view is opened with stands in the history, beside its address.
const opened = sessionStorage.getItem("gallery.opened");
if (opened !== null) {
  sessionStorage.removeItem("gallery.opened");
  history.replaceState({ usr: JSON.parse(opened), key: "gallery" }, "");
}

// An answer that waits has come: connections are few, and one that was kept waiting would keep the console's own files waiting, too.
const fetchNow = window.fetch;
window.fetch = async (input, init) => {
  const response = await fetchNow(input, init);
  if (!response.headers.has("x-gallery-waits")) return response;
  const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
  return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
};
