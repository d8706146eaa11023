import { createContext } from "react";

/** The nonce of inline scripts; undefined in the browser. */
export const Nonce = createContext<string | undefined>(undefined);
