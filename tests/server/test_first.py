from tests.store.places import awaited
from .wire import serving

@awaited
async def test_first(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        answer = await ann.get("/api/me")
        print(answer.text, answer.headers)
        answer = await ann.post("/api/tables", json={"game":"gulch","seats":["me","random"],"start":True})
        print(answer.text)
        name=answer.json()["table"]
        async with server.socket(ann) as s:
            print(await s.next())
            s.say(kind="join", table=name)
            print(await s.next("position"))
            s.raw(b"\xff\xfe")
            print(await s.next("refused"))
            s.say(kind="play", table=name, seat=1, version=99, moves=["dig"])
            print(await s.next("refused"))
        print((await ann.get("/")).text[:80], (await ann.get("/schema/openapi.json")).text[:300])
        print((await ann.get("/metrics")).text[:300])
        print((await ann.get("/ready")).text[:300])
        print((await ann.get("/api/nothing")).text[:300])
        print((await ann.post("/api/tables",content="{")).text[:300])
        print((await ann.post("/api/tables",json={"game":"chess","seats":["me"]})).text[:300])
