// Starts the bots' module: in a worker, or in the page itself where no worker can be had.
import init from "/{bots-script}";

await init({ module_or_path: "/{bots-module}" });
