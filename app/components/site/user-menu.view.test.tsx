import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderOnSite, VISITOR } from "../../../tests/harness/render";
import { UserMenu } from "./user-menu";

const KIM = { name: "Kim", emblem: "/artwork/1/w185/emblem-teal-paw.svg" };

test("of an account of one person shows the user, and nobody to change to", () => {
	renderOnSite(<UserMenu visitor={VISITOR} />);
	expect(screen.getByRole("button", { name: "Account of ada" })).toHaveTextContent("ada");
	expect(screen.queryByRole("link", { name: "Who is watching?", hidden: true })).toBeNull();
});

test("leads to what was watched, to the year and to Settings, and only an admin to the panel", () => {
	renderOnSite(<UserMenu visitor={VISITOR} />);
	const links = screen.getAllByRole("link", { hidden: true });
	const { year } = VISITOR;
	expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
		["Watched", "/watched"],
		[`My ${year}`, `/watched/${year}`],
		["Settings", "/settings"],
	]);
});

test("of a household shows who is watching, and leads to the question and back to the page", () => {
	renderOnSite(<UserMenu visitor={{ ...VISITOR, profileId: "kim", profile: KIM, hasPeople: true }} />, "/tv?sort=new");
	const button = screen.getByRole("button", { name: "Kim, account of ada" });
	expect(button.querySelector("img")).toHaveAttribute("src", KIM.emblem);
	expect(screen.getByRole("link", { name: "Who is watching?", hidden: true })).toHaveAttribute(
		"href",
		"/profiles?redirectTo=%2Ftv%3Fsort%3Dnew",
	);
});

test("says who is here too, also beside a person who is called as the user", () => {
	const people = ["Ben", "Robin", "Max"].map((name) => ({
		...{ ...KIM, id: name, name, hasPin: false },
		isHere: name !== "Max",
	}));
	for (const name of ["Kim", "ada"]) {
		const profile = { ...KIM, name };
		const view = renderOnSite(
			<UserMenu visitor={{ ...VISITOR, profileId: "kim", profile, hasPeople: true, people }} />,
		);
		expect(screen.getByRole("button", { name: `${name}, with Ben and Robin, account of ada` })).toBeInTheDocument();
		view.unmount();
	}
});
