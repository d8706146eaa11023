import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MarkedText } from "./marked-text";

test("a sentence draws what is marked in it, wherever its language puts it, and leaves other text as it is", () => {
	const marks = {
		link: (content: string) => <a href="/settings">{content}</a>,
		name: (content: string) => <bdi>{content}</bdi>,
	};
	const { container } = render(
		<MarkedText text="Of <name>A <b>bold</b> Film</name>, see <link>Settings</link>." marks={marks} />,
	);
	expect(container).toHaveTextContent("Of A <b>bold</b> Film, see Settings.");
	expect(screen.getByRole("link", { name: "Settings" })).toBeVisible();
	expect(container.querySelector("bdi")).toHaveTextContent("A <b>bold</b> Film");
});
