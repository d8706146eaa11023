// A mail server of this machine, for tests: it takes every mail, or answers one command as told.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

export interface ReceivedMail {
	from: string;
	/** Of the envelope. */
	to: string[];
	/** Header lines and body, as they came. */
	data: string;
}

export interface FakeSmtp {
	/** For `SMTP_URL`. */
	url: string;
	mails: ReceivedMail[];
	/** Answers every command of this name with this line instead; `silent`: with none. */
	refuse(command: string, reply: string | "silent"): void;
	/** The next mail, also one that has come. */
	next(): Promise<ReceivedMail>;
	stop(): void;
}

const REPLIES: Record<string, string> = { EHLO: "250-fake\r\n250 8BITMIME", DATA: "354 Go on", QUIT: "221 Bye" };

/** The text of a part in quoted-printable. */
export function decodeMail({ data }: ReceivedMail): string {
	return data
		.replace(/=\r\n/g, "")
		.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

export async function startFakeSmtp(): Promise<FakeSmtp> {
	const mails: ReceivedMail[] = [];
	const refusals = new Map<string, string>();
	const waiting: ((mail: ReceivedMail) => void)[] = [];
	const sockets = new Set<Socket>();
	let taken = 0;

	function receive(mail: ReceivedMail): void {
		mails.push(mail);
		const take = waiting.shift();
		if (take) {
			taken++;
			take(mail);
		}
	}

	const server = createServer((socket) => {
		sockets.add(socket);
		socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
		let pending = "";
		let mail: ReceivedMail = { from: "", to: [], data: "" };
		let isData = false;
		function answer(line: string): void {
			const [command = ""] = line.toUpperCase().split(/[ :]/);
			const [, address = ""] = /<([^>]*)>/.exec(line) ?? [];
			const refusal = refusals.get(command);
			if (refusal) return void (refusal === "silent" || socket.write(`${refusal}\r\n`));
			if (command === "MAIL") mail = { from: address, to: [], data: "" };
			if (command === "RCPT") mail.to.push(address);
			isData = command === "DATA";
			socket.write(`${REPLIES[command] ?? "250 OK"}\r\n`);
			if (command === "QUIT") socket.end();
		}
		socket.on("data", (bytes) => {
			pending += bytes.toString("latin1");
			for (;;) {
				const end = isData ? "\r\n.\r\n" : "\r\n";
				const at = pending.indexOf(end);
				if (at < 0) return;
				const text = pending.slice(0, at);
				pending = pending.slice(at + end.length);
				if (!isData) {
					answer(text);
					continue;
				}
				isData = false;
				receive({ ...mail, data: text });
				socket.write("250 OK\r\n");
			}
		});
		socket.write("220 fake\r\n");
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	return {
		url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
		mails,
		refuse: (command, reply) => void refusals.set(command, reply),
		async next() {
			const mail = mails[taken];
			if (!mail) return await new Promise((resolve) => waiting.push(resolve));
			taken++;
			return mail;
		},
		stop() {
			for (const socket of sockets) socket.destroy();
			server.close();
		},
	};
}
