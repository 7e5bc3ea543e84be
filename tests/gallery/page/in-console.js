// Runs in each page of the console that the gallery shows, before the console does.

// Who looks at a view, in which language and theme, and what it is opened with come with its address. Kept by the page before,
// they may come to be stored only after this one has read what is there.
const [address, look] = location.href.split(/[?&]gallery=/);
if (look !== undefined) {
  const { session, preferences, state } = JSON.parse(decodeURIComponent(look));
  sessionStorage.clear();
  localStorage.clear();
  Object.assign(sessionStorage, session);
  Object.assign(localStorage, preferences);
  history.replaceState({ usr: state, key: "gallery" }, "", address);
}

// An answer that waits has come: connections are few, and one that was kept waiting would keep the console's own files waiting, too.
const fetchNow = window.fetch;
window.fetch = async (input, init) => {
  const response = await fetchNow(input, init);
  if (!response.headers.has("x-gallery-waits")) return response;
  const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
  return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
};
