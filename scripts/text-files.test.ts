import { expect, test } from "vitest";
import { findTextFiles } from "./text-files";

test("a script waits for the texts that it imports when it runs, one file for each language", () => {
	const manifest = {
		"app/root.tsx": {
			file: "assets/site-1.js",
			dynamicImports: [
				"_texts-pt-BR-DQR_40RZ.js",
				"_texts-pt-BR-DQR_40RZ.js",
				"_texts-es--EGZhff5.js",
				"app/browser/send.client.ts",
			],
		},
		"app/routes/privacy.tsx": { file: "assets/privacy-1.js", dynamicImports: ["app/messages/es/privacy.ts"] },
		"_texts-pt-BR-DQR_40RZ.js": { file: "assets/texts-pt-BR-DQR_40RZ.js" },
		"_texts-es--EGZhff5.js": { file: "assets/texts-es--EGZhff5.js" },
		"app/messages/es/privacy.ts": { file: "assets/privacy-2.js" },
		"app/browser/send.client.ts": { file: "assets/send-1.js" },
	};
	expect(findTextFiles(manifest)).toEqual({
		"/assets/site-1.js": { "pt-BR": ["/assets/texts-pt-BR-DQR_40RZ.js"], es: ["/assets/texts-es--EGZhff5.js"] },
		"/assets/privacy-1.js": { es: ["/assets/privacy-2.js"] },
	});
});
