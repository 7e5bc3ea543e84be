const path = require("node:path");
// Of the project: the extension runs where it lies.
const { LanguageClient } = require("vscode-languageclient/node");

const root = path.resolve(__dirname, "../../..");

/** @type {LanguageClient | undefined} */
let client;

/** Starts the language server of config, by the Node that also runs the project. */
exports.activate = async () => {
  client = new LanguageClient(
    "console-config",
    "Console config",
    { command: "node", args: ["scripts/run.mjs", "scripts/language-server.ts"], options: { cwd: root } },
    {
      documentSelector: [{ scheme: "file", language: "json", pattern: "**/config/**/*.json" }],
      // VS Code completes from the JSON Schemas by itself.
      initializationOptions: { schemas: true },
    },
  );
  await client.start();
};

/** Ends it. */
exports.deactivate = () => client?.stop();
