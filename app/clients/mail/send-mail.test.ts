import { expect, test } from "vitest";
import { isMailable } from "./send-mail.server";

test.each(["ada@mail.example", "ada.b+list@sub.mail.example", "ada@\u00fcber.example", "o'neill@mail.example"])(
	"a mail may go to %s",
	(address) => expect(isMailable(address)).toBe(true),
);

test.each([
	...["ada", "ada@mail", "@mail.example", "ada@mail.example@evil.example", "ada@", "ada@.example", "ada@mail.example."],
	...["a,b@mail.example", "ada@mail.example,eve@evil.example", "ada;eve@mail.example", "<ada@mail.example>"],
	...[
		"ada@mail.example\r\nBcc: eve@evil.example",
		"ada\u0000@mail.example",
		"ada\u2028@mail.example",
		"ad a@mail.example",
	],
	...['"ada"@mail.example', "ada@[127.0.0.1]", "ada..b@mail.example", `${"a".repeat(65)}@mail.example`],
	"doctor@marquee.invalid",
])("no mail goes to %j", (address) => expect(isMailable(address)).toBe(false));
