import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Bulbs } from "./bulbs";
import { Icon } from "./icon";

test("arrows are mirrored on pages from the right, and no other icon is: a film plays to the right everywhere", () => {
	const mirrored = (["left", "right", "play", "down"] as const).filter((name) => {
		const { container } = render(<Icon name={name} className="size-6" />);
		return container.querySelector("svg")?.classList.contains("rtl:-scale-x-100");
	});
	expect(mirrored).toEqual(["left", "right"]);
});

test("a row of bulbs begins where lines begin", () => {
	const { container } = render(<Bulbs bulbs={["lit", "next", "dark"]} label={null} />);
	expect(container.querySelector("svg")).toHaveClass("rtl:-scale-x-100");
});
