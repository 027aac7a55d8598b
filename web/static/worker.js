// Starts the bots' module: in a worker, or in the page itself where workers fail.
import init from "/{bots-script}";

await init({ module_or_path: "/{bots-module}" });
