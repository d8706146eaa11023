import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { ROOT } from "../../scripts/local-platform";
import { expect } from "./test";

export async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as { port: number };
	await new Promise((resolve) => server.close(resolve));
	return port;
}

interface Environment extends Record<string, string> {
	PORT: string;
	STATE_DIR: string;
}

/** The command of `npm start`, without npm. */
const START = [process.execPath, "--import", "tsx", join(ROOT, "scripts/start.ts")];

/** `npm start` in a process group of its own, so that one signal ends it with everything that it started. */
export async function startProcess(
	environment: Environment,
	onOutput?: (text: string) => void,
	[program = "", ...args] = START,
): Promise<ChildProcess> {
	const child = spawn(program, args, {
		cwd: ROOT,
		detached: true,
		stdio: ["ignore", onOutput ? "pipe" : "ignore", "ignore"],
		env: { ...process.env, ...environment },
	});
	child.stdout?.setEncoding("utf8").on("data", onOutput ?? (() => undefined));
	await expect(async () => {
		expect((await fetch(`http://127.0.0.1:${environment.PORT}/api/health`)).status).toBe(200);
	}).toPass({ timeout: 45_000 });
	return child;
}

/** The process id of the runtime that `npm start` runs. */
export function runtimeOf({ pid }: ChildProcess): number {
	const children = execFileSync("ps", ["--ppid", String(pid), "-o", "pid=,comm="], { encoding: "utf8" });
	return Number(/(\d+) workerd/.exec(children)?.[1]);
}

/** The TCP ports on which a process listens. */
export function portsOf(pid: number): number[] {
	const files = readdirSync(`/proc/${pid}/fd`).map((name) => {
		try {
			return readlinkSync(`/proc/${pid}/fd/${name}`);
		} catch {
			return "";
		}
	});
	const table = readFileSync(`/proc/${pid}/net/tcp`, "utf8") + readFileSync(`/proc/${pid}/net/tcp6`, "utf8");
	return table.split("\n").flatMap((line) => {
		const [, address = "", , state, , , , , , inode] = line.trim().split(/\s+/);
		const isOwn = state === "0A" && files.includes(`socket:[${inode}]`);
		return isOwn ? [Number.parseInt(address.split(":")[1] ?? "", 16)] : [];
	});
}

export async function endAtOnce({ pid = 0 }: ChildProcess): Promise<void> {
	process.kill(-pid, "SIGKILL");
	await new Promise((resolve) => setTimeout(resolve, 300));
}
