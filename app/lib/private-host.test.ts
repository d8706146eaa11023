import { expect, test } from "vitest";
import { isPrivateHost } from "./private-host";

test.each([
	"http://localhost/",
	"http://LOCALHOST./",
	"http://hooks.localhost/",
	"http://server/",
	"http://printer.local/",
	"http://metadata.google.internal/",
	"http://127.0.0.1/",
	"http://2130706433/",
	"http://0x7f.1/",
	"http://10.1.2.3/",
	"http://172.31.0.1/",
	"http://192.168.1.1/",
	"http://169.254.169.254/",
	"http://100.64.0.1/",
	"http://0.0.0.0/",
	"http://[::1]/",
	"http://[::ffff:10.0.0.1]/",
	"http://[fd00::1]/",
	"http://[fe80::1]/",
])("%s is private", (url) => {
	expect(isPrivateHost(new URL(url).hostname)).toBe(true);
});

test.each([
	"https://hooks.example.com/",
	"https://8.8.8.8/",
	"https://172.32.0.1/",
	"https://100.128.0.1/",
	"https://[2606:4700::1111]/",
	"https://local.example/",
])("%s is public", (url) => {
	expect(isPrivateHost(new URL(url).hostname)).toBe(false);
});
