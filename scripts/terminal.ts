// Questions of a program to the person at its terminal.
import { createInterface } from "node:readline/promises";

/** Asks a question; null when nobody can answer it, because this is not a terminal. Rejects on Ctrl+C and Ctrl+D. */
export type Ask = (prompt: string) => Promise<string | null>;

export const ask: Ask = async (prompt) => {
	if (!process.stdin.isTTY) return null;
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	try {
		return (await terminal.question(`${prompt} `)).trim();
	} finally {
		terminal.close();
	}
};

export function isYes(reply: string): boolean {
	return /^y(es)?$/i.test(reply);
}
