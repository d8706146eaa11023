import { afterEach, expect, test, vi } from "vitest";
import { sendMail } from "./send-mail.server";

const MAIL = { to: "ada@mail.example", subject: "Hello", text: "Hello", html: "<p>Hello" };

afterEach(() => void vi.useRealTimers());

test("a mail that takes too long is not sent a second time, since it may still arrive", async () => {
	vi.useFakeTimers();
	const send = vi.fn(() => new Promise(() => {}));
	const sending = sendMail({ binding: { send }, from: "marquee@mail.example" }, MAIL);
	await vi.advanceTimersByTimeAsync(30_000);
	expect([await sending, send.mock.calls.length]).toEqual(["timeout", 1]);
});
