// The texts of the interface, which the worker loads before each request and a page with its scripts.
import { loadMessages } from "~/messages/area";

await Promise.all(Object.values(import.meta.glob(["../../app/messages/*.ts", "!**/*.test.ts"])).map((load) => load()));
await loadMessages("en");
