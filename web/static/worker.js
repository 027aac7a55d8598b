// Starts the client's module once more, beside the page: here the bots think.
import init from "/{script}";

await init({ module_or_path: "/{module}" });
