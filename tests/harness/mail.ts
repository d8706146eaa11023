import { env } from "cloudflare:workers";
import type { MailBinding } from "~/clients/mail/send-mail.server";
import type { Platform } from "~/platform.server";
import { fetchApi } from "./api";
import { freshAddress } from "./client-address";
import { testPlatform } from "./context";

export const MAIL_FROM = "marquee@mail.example";

type Message = Parameters<MailBinding["send"]>[0];

/** Parts of a platform that sends mail, what it has sent, and the work after the responses. */
export function givenMailbox({ send, ...replaced }: Partial<Platform & MailBinding> = {}) {
	const sent: Message[] = [];
	const work: Promise<unknown>[] = [];
	const binding: MailBinding = {
		async send(message) {
			await send?.(message);
			sent.push(message);
		},
	};
	const platform: Partial<Platform> = {
		env: { ...env, EMAIL: binding } as Env,
		config: { ...testPlatform().config, MAIL_FROM },
		waitUntil: (promise) => void work.push(promise),
		...replaced,
	};
	return {
		sent,
		platform,
		/** Sends JSON to /api from a network of its own, unless one is given. */
		async call(
			path: string,
			body?: unknown,
			{ token, headers = freshAddress() }: { token?: string; headers?: object } = {},
		) {
			return await fetchApi(
				path,
				{
					method: "POST",
					headers: {
						...headers,
						"content-type": "application/json",
						...(token && { authorization: `Bearer ${token}` }),
					},
					body: body === undefined ? undefined : JSON.stringify(body),
				},
				{ replaced: platform },
			);
		},
		/** Waits for the work after the responses; returns the token of the last mail, or null when none was sent. */
		async lastToken(): Promise<string | null> {
			await Promise.all(work.splice(0));
			return /\?token=([\w-]{43})\n/.exec(sent.at(-1)?.text ?? "")?.[1] ?? null;
		},
	};
}
